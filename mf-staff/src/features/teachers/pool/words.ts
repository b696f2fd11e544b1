import { takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { TagTone } from '@harbor/ui/tag';

/** How a state of the pool looks. */
export function poolTone(status: number): TagTone {
  if (status === w.serving || status === w.delivered) return 'accent';
  if (status === w.choosing || status === w.material) return 'gold';
  return status === w.void || status === w.settled ? 'over' : 'primary';
}

/** How the state of a take looks. */
export function takeTone(status: number): TagTone {
  if (status === t.chosen) return 'accent';
  if (status === t.handedIn) return 'primary';
  return status === t.taken || status === t.trying ? 'gold' : 'over';
}
