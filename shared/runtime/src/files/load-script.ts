import { look } from '../builtins/look';
import { own } from '../builtins/own';
import { noteScript, ownerOf } from '../builtins/scripts';
import { drawingHost } from '../drawing/host';
import { snapshot } from '../platform/snapshot';
import { nonce } from '../policy/nonce';
import { trustedAddress } from '../policy/trusted-types';
import { attach } from './attach';
import { presentAddress } from './attempts';
import { hashOf } from './hash-of';
import { fileLimits } from './limits';

const underway = new Map<string, Promise<void>>();

/**
 * A remote's code has just run: whatever it changed of the built-ins is put back before anybody else's code runs. A chunk
 * merely brings modules, which run when whoever asked for them hears that they are there: that is looked at next.
 */
function handleRun(address: string): void {
  const owner = ownerOf(address, snapshot.remotes);
  noteScript(owner, address);
  if (owner === 'shell') return;
  look(owner);
  own.setTimeout(() => look(owner), 0);
}

async function load(address: string): Promise<void> {
  const integrity = await hashOf(address);
  const script = own.createScript();
  script.nonce = nonce;
  script.integrity = integrity;
  // The policy's answer is a TrustedScriptURL, which the DOM's types do not know yet.
  script.src = trustedAddress(presentAddress(address)) as string;
  await attach(script, address, fileLimits.script, () => handleRun(address));
  script.remove();
}

/**
 * Loads and runs a script of a release: a remote's entry or a chunk. The only way by which code comes into the page.
 * @throws FileError when it is not the file that the release names, cannot be had, or hangs
 */
export function loadScript(address: string): Promise<void> {
  if (drawingHost) return drawingHost.script(address);
  const known = underway.get(address);
  if (known) return known;
  const loading = load(address).finally(() => underway.delete(address));
  underway.set(address, loading);
  return loading;
}
