import type { PressDocument } from '@harbor/contract';
import { pressRule } from '@harbor/contract/press-rules';
import { type PressType, pressType, pressTypeLabel } from '@harbor/contract/press-status';
import { navigate, useIntention } from '@harbor/runtime';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { useSaving } from '../../../desk/useSaving';
import { Choice } from '../../../parts/Choice';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { useCreateArticle } from '../queries';
import styles from './NewArticle.module.css';

const kinds = Object.values(pressType).map((value) => ({ value, title: pressTypeLabel[value] }));

/** An article of which its kind and title are known. */
const begun = (type: PressType, title: string, author: string): PressDocument => ({
  ...{ type, title, author, desc: '', cover: '', content: '' },
  ...{ is_original: true, source: '', source_url: '', special_id: null, tags: [], service_goods: [] },
  seo: { title: '', desc: '', keywords: [] },
});

/** Begins an article: it is a draft from here on, and saves itself. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { name } = useMe();
  const [type, setType] = useState<PressType>(pressType.news);
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState('');
  const saving = useSaving();
  const create = useCreateArticle();
  const intention = useIntention();

  async function handleSave() {
    setMissing(title.trim() ? '' : '请先写一个标题，之后还能改');
    if (!title.trim()) return;
    const body = begun(type, title, name.slice(0, 20));
    const made = await saving.run(() => create.mutateAsync({ body, idempotencyKey: intention.keyFor(body) }));
    if (!made) return;
    onClose();
    // After this render nothing here is held for what was typed.
    setTimeout(() => navigate(`/staff/press/${made.id}`));
  }

  const atTitle = missing || saving.fieldError('title');
  return (
    <EditOverlay
      title="写头条"
      unsaved={title !== ''}
      busy={saving.busy}
      problem={atTitle ? undefined : saving.problem}
      save="开始写"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <div className={styles.kind}>
        <span>栏目</span>
        <Choice label="栏目" options={kinds} value={type} onChoose={setType} />
      </div>
      <LineField
        label="标题"
        value={title}
        onChange={setTitle}
        max={pressRule.title}
        error={atTitle}
        hint={
          type === pressType.brief
            ? `快讯的正文至少 ${pressRule.brief} 字`
            : `正文至少 ${pressRule.letters} 字才能发布`
        }
      />
    </EditOverlay>
  );
}
