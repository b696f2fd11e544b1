import { type JournalImportStatus, journalImportStatus as s } from '@harbor/contract/journal-import';
import { stepsOf } from '../../../../machine';

/** Who moves an import: the team, or the work that it asked for. */
export type ImportActor = 'operator' | 'system';

/** Every legal step of an import. */
export const importSteps = stepsOf<JournalImportStatus, { actor: ImportActor }>()([
  { event: 'check', from: s.uploaded, to: s.checking, actor: 'operator' },
  { event: 'check', from: s.checked, to: s.checking, actor: 'operator' },
  { event: 'check', from: s.failed, to: s.checking, actor: 'operator' },
  { event: 'stop', from: s.checking, to: s.uploaded, actor: 'operator' },
  { event: 'stop', from: s.applying, to: s.checked, actor: 'operator' },
  { event: 'checked', from: s.checking, to: s.checked, actor: 'system' },
  { event: 'apply', from: s.checked, to: s.applying, actor: 'operator' },
  { event: 'applied', from: s.applying, to: s.applied, actor: 'system' },
  { event: 'fail', from: s.checking, to: s.failed, actor: 'system' },
  { event: 'fail', from: s.applying, to: s.failed, actor: 'system' },
  { event: 'roll-back', from: s.applied, to: s.rollingBack, actor: 'operator' },
  { event: 'rolled-back', from: s.rollingBack, to: s.rolledBack, actor: 'system' },
  { event: 'keep', from: s.rollingBack, to: s.applied, actor: 'system' },
  { event: 'discard', from: s.uploaded, to: s.discarded, actor: 'operator' },
  { event: 'discard', from: s.checked, to: s.discarded, actor: 'operator' },
  { event: 'discard', from: s.failed, to: s.discarded, actor: 'operator' },
  { event: 'discard', from: s.uploaded, to: s.discarded, actor: 'system' },
  { event: 'discard', from: s.checked, to: s.discarded, actor: 'system' },
  { event: 'discard', from: s.failed, to: s.discarded, actor: 'system' },
]);

export type ImportEvent = (typeof importSteps)[number]['event'];
