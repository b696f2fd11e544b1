import { defineMachine } from '../../../machine';
import type { GoodsRow } from '../services/rows';
import { shelfSteps } from './transitions';

const shelf = defineMachine<Pick<GoodsRow, 'id' | 'status'>, object>()({
  table: 'goods',
  key: 'id',
  steps: shelfSteps,
  stale: '服务的状态已变化，请刷新后再试',
});

/** The only way to `goods.status`. @throws HttpProblem 409 for a step that the table does not know */
export const moveGoods = shelf.move;
