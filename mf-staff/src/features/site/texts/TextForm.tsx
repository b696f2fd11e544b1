import type { SiteTextVersion } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { SectionsField } from '../sections/SectionsField';
import { sectionsOf, typedOf } from '../sections/sections';
import { usePublishText } from './queries';

export interface TextFormProps {
  /** The version that readers see now. */
  text: SiteTextVersion;
  onClose: () => void;
}

/** Writes the next version of a text; readers see it at once. */
export function TextForm({ text, onClose }: TextFormProps) {
  const [begun] = useState({ title: text.title, lead: text.lead, sections: typedOf(text.sections) });
  const [now, setNow] = useState(begun);
  const [change, setChange] = useState('');
  const saving = useSaving();
  const publish = usePublishText();

  async function handleSave() {
    const body = {
      name: text.name,
      after: text.version,
      title: now.title,
      lead: now.lead,
      change,
      sections: sectionsOf(now.sections),
    };
    if (!(await saving.run(() => publish.mutateAsync({ body })))) return;
    notify.success(`第 ${text.version + 1} 版已发布`);
    onClose();
  }

  return (
    <EditOverlay
      title={`编辑${text.title}`}
      unsaved={JSON.stringify(begun) !== JSON.stringify(now) || change !== ''}
      busy={saving.busy}
      problem={saving.problem}
      save="发布新版本"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField
        label="标题"
        value={now.title}
        onChange={(title) => setNow({ ...now, title })}
        max={30}
        error={saving.fieldError('title')}
      />
      <LineField
        label="导语"
        value={now.lead}
        onChange={(lead) => setNow({ ...now, lead })}
        max={200}
        error={saving.fieldError('lead')}
      />
      <SectionsField
        value={now.sections}
        onChange={(sections) => setNow({ ...now, sections })}
        errorAt={saving.fieldError}
      />
      <LineField
        label="修改说明"
        value={change}
        onChange={setChange}
        max={200}
        placeholder="改了什么、为什么，只有团队看得到"
        error={saving.fieldError('change')}
      />
    </EditOverlay>
  );
}
