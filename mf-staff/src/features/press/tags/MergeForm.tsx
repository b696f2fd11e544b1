import type { DeskPressTag } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { PickField } from '../../../parts/PickField';
import { useMergeTag } from '../queries';
import styles from './MergeForm.module.css';

export interface MergeFormProps {
  /** The tag that goes. */
  tag: DeskPressTag;
  /** All of them. */
  tags: readonly DeskPressTag[];
  onClose: () => void;
}

/** Makes a tag one with another: its articles and drafts go over, and it is gone. */
export function MergeForm({ tag, tags, onClose }: MergeFormProps) {
  const [into, setInto] = useState(0);
  const [missing, setMissing] = useState('');
  const saving = useSaving();
  const merge = useMergeTag();
  const target = tags.find(({ id }) => id === into);

  async function handleYes() {
    setMissing(target ? '' : '请选择并入的标签');
    if (!target) return;
    const done = await saving.run(() => merge.mutateAsync({ params: { id: tag.id }, body: { into } }));
    if (!done) return;
    notify.success(`“${tag.title}”已并入“${target.title}”`);
    onClose();
  }

  const atInto = missing || saving.fieldError('into');
  return (
    <Overlay
      open
      onClose={onClose}
      title={`把“${tag.title}”并入其他标签`}
      width={480}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            取消
          </Button>
          <Button kind="danger" loading={saving.busy} onClick={() => void handleYes()}>
            并入
          </Button>
        </>
      }
    >
      <PickField
        label="并入"
        value={into}
        options={[
          [0, '请选择'],
          ...tags
            .filter(({ id }) => id !== tag.id)
            .map(({ id, title, press_count }) => [id, `${title}（${press_count} 篇）`] as const),
        ]}
        onPick={setInto}
        error={atInto}
      />
      <p>
        {tag.used} 篇头条与草稿改用新的标签，“{tag.title}”随之删除，不能撤回。
      </p>
      {saving.problem && !atInto ? (
        <p className={styles.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
    </Overlay>
  );
}
