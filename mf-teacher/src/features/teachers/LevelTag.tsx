import { Tag } from '@harbor/ui/tag';
import { Check } from 'lucide-react';

interface LevelTagProps {
  level: number;
  text: string;
}

/** A teacher's level; whoever just began has not proven anything yet. */
export function LevelTag({ level, text }: LevelTagProps) {
  return (
    <Tag tone={level > 1 ? 'accent' : 'gold'}>
      {level > 1 ? <Check size={12} aria-hidden /> : null} {text}
    </Tag>
  );
}
