import { defineMachine, type TransitionContext } from '../../../machine';
import type { CandidateRow } from './rows';
import { candidateSteps } from './transitions';

const machine = defineMachine<Pick<CandidateRow, 'id' | 'status'>, TransitionContext<'operator'>>()({
  table: 'dictionary_candidates',
  key: 'id',
  steps: candidateSteps,
  follows: (_step, { actorId, at }) => ({ decided_by: actorId ?? null, decided_at: at }),
  stale: '这个候选词刚被处理，请刷新',
});

/** The only place that changes `dictionary_candidates.status`. @throws HttpProblem 409 for one that was decided */
export const moveCandidate = machine.move;
