import { setTimeout as sleep } from 'node:timers/promises';

/** What a shutdown does, in its order. */
export interface ShutdownSteps {
  /** From now on `/readyz` says no. */
  drain(): void;
  /** How long balancers get to notice, in ms. */
  notice: number;
  /** What is closed, in this order. */
  close: (() => Promise<unknown>)[];
  report(message: string): void;
}

const hardStop = 10_000;

/**
 * On SIGTERM or SIGINT, and when the program that started the server with a channel to it is gone: not ready, finish what runs, close, exit; after 10 s in
 * any case. A second signal exits at once.
 */
export function shutdownOnSignals({ drain, notice, close, report }: ShutdownSteps): void {
  let begun = false;
  async function stop(signal: NodeJS.Signals | 'parent gone'): Promise<void> {
    if (begun) process.exit(1);
    begun = true;
    report(`${signal}: finishing what is under way`);
    setTimeout(() => {
      report('Not finished after 10 s: exiting anyway');
      process.exit(1);
    }, hardStop).unref();
    drain();
    await sleep(notice);
    let failed = false;
    for (const step of close)
      await step().catch((error: unknown) => {
        failed = true;
        report(`While stopping: ${error}`);
      });
    process.exit(failed ? 1 : 0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Another program's end is no second signal to one that is stopping already.
  const orphaned = () => begun || void stop('parent gone');
  if (process.connected === false) orphaned();
  else process.once('disconnect', orphaned);
}
