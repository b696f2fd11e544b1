import type { PressTag } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import box from './Box.module.css';
import { TagCloud } from './TagCloud';

interface TagBoxProps {
  tags: readonly PressTag[];
  title?: string;
  current?: number | undefined;
}

/** Tags under their name. */
export function TagBox({ tags, title = '标签', current }: TagBoxProps) {
  if (tags.length === 0) return null;
  return (
    <Panel className={box.box}>
      <h2 className={box.title}>{title}</h2>
      <TagCloud tags={tags} current={current} />
    </Panel>
  );
}
