import { conflict, forbidden } from '../http/problem';
import { undoWithin } from './queue';

interface Deed {
  event: string;
  actor: string;
  actor_id: number | null;
  at: Date;
}

/**
 * Looks whether the last thing that happened to a case is somebody's own decision, and a fresh one.
 * @throws HttpProblem 403 somebody else's · 409 something happened since, or it is too old
 */
export function checkUndo<D extends Deed>(last: D | undefined, staffId: number, now: Date): D {
  if (last?.actor !== 'operator') throw conflict('处理之后又有变化，不能撤销');
  if (last.actor_id !== staffId) throw forbidden('只能撤销自己的处理');
  if (now.getTime() - last.at.getTime() > undoWithin) throw conflict('处理已超过24小时，不能撤销');
  return last;
}
