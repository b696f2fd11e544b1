import { atoms, useSetAtom } from '@harbor/runtime';
import { Headset } from 'lucide-react';
import { supportWords } from '../../support/words';

interface SupportButtonProps {
  className: string | undefined;
  /** For the report by WeChat instead of questions. */
  report?: boolean;
}

/** Opens the support sheet. */
export function SupportButton({ className, report = false }: SupportButtonProps) {
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <button
      type="button"
      className={className}
      onClick={() => openSupport(true)}
      aria-label={supportWords(report).entry}
    >
      <Headset size={21} strokeWidth={1.7} aria-hidden />
    </button>
  );
}
