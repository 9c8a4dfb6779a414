// Loaded before the server: when `npm start` itself is killed, the server must not live on unseen.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
