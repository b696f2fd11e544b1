import { getAppStatus, triggerAppChange, unloadApplication, unregisterApplication } from 'single-spa';
import { registerRemote } from './register';

async function startOver(name: string): Promise<void> {
  // A broken application cannot be unloaded; only a new registration brings it back.
  if (getAppStatus(name) === 'SKIP_BECAUSE_BROKEN') {
    await unregisterApplication(name);
    registerRemote(name);
  } else {
    await unloadApplication(name);
  }
  await triggerAppChange();
}

/** Takes a failed remote away and loads and mounts it anew; for 重试. */
export function recoverRemote(name: string): void {
  startOver(name).catch((error) => console.warn(`${name} could not be recovered`, error));
}
