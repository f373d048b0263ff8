// Loaded into every process of the group before its own code. When the launcher was killed hard nobody is left to
// stop the process: its own handler of 'disconnect' ends it in order, and this one when it has none yet or is stuck.
const GRACE_MS = 12_000;

// False only where there was a launcher: it went before this file was read.
if (process.connected === false) process.exit(1);

if (process.connected) {
  process.once('disconnect', () => {
    const alone = process.listenerCount('disconnect') === 0;
    if (alone) process.exit(1);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
}
