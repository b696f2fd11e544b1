import { lazy, type ReactNode, Suspense, useState } from 'react';
import { forMembers } from '../../visitors/forMembers';

/** Its files come when somebody wants to write. */
const ReportBox = lazy(async () => ({ default: (await import('./ReportBox')).ReportBox }));

interface ReportButtonProps {
  /** The article. */
  id: number;
  className: string | undefined;
  children: ReactNode;
}

/** Points out a mistake in an article; editors look it up and answer. */
export function ReportButton({ id, className, children }: ReportButtonProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const begin = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={className} onClick={() => forMembers('请登录后指出错误', begin)}>
        {children}
      </button>
      {asked ? (
        <Suspense fallback={null}>
          <ReportBox id={id} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
