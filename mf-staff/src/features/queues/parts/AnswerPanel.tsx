import { ActPanel, type ActPanelProps } from './ActPanel';
import { useCase } from './scope';
import type { Decide } from './useDecision';

interface AnswerPanelProps extends Pick<ActPanelProps, 'hint' | 'label'> {
  /** It was answered: nothing is left to do. */
  answered: boolean;
  run: (decide: Decide, adopted: boolean, reply: string) => Promise<boolean>;
}

/** Adopts what a reader pointed out, or does not; either way they get the words below. */
export function AnswerPanel({ answered, run, ...rest }: AnswerPanelProps) {
  const { queue } = useCase();
  return (
    <ActPanel
      {...rest}
      acts={
        answered
          ? []
          : [
              {
                key: 'adopt',
                title: '采纳',
                kind: 'primary',
                hot: 'a',
                reason: true,
                run: (decide, reply) => run(decide, true, reply),
              },
              {
                key: 'decline',
                title: '不采纳',
                kind: 'refuse',
                hot: 'r',
                reason: true,
                run: (decide, reply) => run(decide, false, reply),
              },
            ]
      }
      max={300}
      reasons={queue.reasons}
    />
  );
}
