import type { JournalDetail } from '@harbor/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { forMembers } from '../../visitors/forMembers';

/** Its files come when somebody wants to write. */
const CorrectionBox = lazy(async () => ({ default: (await import('./CorrectionBox')).CorrectionBox }));

interface CorrectionButtonProps {
  journal: JournalDetail;
  className: string | undefined;
  children: ReactNode;
}

/** Points out a mistake in a journal; the team looks it up and answers. */
export function CorrectionButton({ journal, className, children }: CorrectionButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => forMembers('请登录后指出错误', () => setOpen(true))}
      >
        {children}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <CorrectionBox journal={journal} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
