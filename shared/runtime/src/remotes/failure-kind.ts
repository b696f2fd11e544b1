import type { FailureKind } from '@harbor/contract';
import { SpoiledError } from '../builtins/spoiled';
import { messageOf } from '../errors/report';
import { isChunkFailure } from './chunk-failure';

/** Words of Module Federation, single-spa and this runtime for code that could not be had. */
const loadWords =
  /RUNTIME-\d+|LOADING_SOURCE_CODE|did not load within|exposes no lifecycles|has no component/i;

/**
 * How a release failed: it changed built-ins, a file is not what it should be, one could not be had, or its code threw.
 */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof SpoiledError) return 'globals';
  const message = messageOf(error);
  if (/integrity/i.test(message)) return 'integrity';
  return isChunkFailure(error) || loadWords.test(message) ? 'load' : 'render';
}
