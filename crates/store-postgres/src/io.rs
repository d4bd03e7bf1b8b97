//! The one thread that speaks to the servers.

use std::future::Future;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// The thread. Dropping it closes every connection, whatever they were waiting for.
#[derive(Debug)]
pub(crate) struct Io {
    handle: Handle,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Io {
    /// Starts it.
    pub(crate) fn start() -> std::io::Result<Self> {
        let runtime = Builder::new_current_thread()
            .enable_io()
            .enable_time()
            .build()?;
        let handle = runtime.handle().clone();
        let (stop, stopped) = oneshot::channel();
        let work = move || {
            // Either it is told to stop or the teller is gone: the same.
            let _ = runtime.block_on(stopped);
            runtime.shutdown_background();
        };
        let thread = thread::Builder::new()
            .name("takeback-postgres".into())
            .spawn(work)?;
        Ok(Self {
            handle,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// Does this on the thread and waits for what comes of it; nothing when the thread is ending.
    pub(crate) fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = mpsc::sync_channel(1);
        self.handle.spawn(async move {
            // Nobody waits any more where this fails.
            let _ = answer.send(work.await);
        });
        answered.recv().ok()
    }
}

impl Drop for Io {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // It may have ended already.
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            // A panic on it has been reported by the thread itself.
            let _ = thread.join();
        }
    }
}
