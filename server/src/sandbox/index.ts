import type { Core } from '../core';

/** Starts the sandbox payment gateways of a demo site. Answers how to stop them. */
export async function startSandboxes(_core: Core): Promise<() => Promise<void>> {
  return async () => {};
}
