import type { FailureKind } from '@harbor/contract';
import { messageOf } from '../errors/report';
import { isChunkFailure } from './chunk-failure';

/** Words of Module Federation, single-spa and this runtime for code that could not be had. */
const loadWords =
  /RUNTIME-\d+|LOADING_SOURCE_CODE|did not load within|exposes no lifecycles|has no component/i;

/** How a release failed: a file that is not what it should be, one that could not be had, or code that threw. */
export function kindOf(error: unknown): FailureKind {
  const message = messageOf(error);
  if (/integrity/i.test(message)) return 'integrity';
  return isChunkFailure(error) || loadWords.test(message) ? 'load' : 'render';
}
