import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import inputs from '../../../parts/Inputs.module.css';
import { LineField } from '../../../parts/LineField';
import { momentOf, TimeField } from '../../../parts/TimeField';
import { SectionsField } from '../sections/SectionsField';
import { sectionsOf, typedOf } from '../sections/sections';
import { type RulesVersion, usePublishRules } from './queries';

interface RulesFormProps {
  /** The latest version, with which the new one begins. */
  latest: RulesVersion;
  /** How many teachers a new version asks. */
  teachers: number;
  onClose: () => void;
}

const nextOf = (version: string) => {
  const [major = '1', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}`;
};

/** Writes the next version of what teachers sign; those who signed an earlier one are asked anew once it holds. */
export function RulesForm({ latest, teachers, onClose }: RulesFormProps) {
  const [begun] = useState(() => typedOf(latest.sections));
  const [sections, setSections] = useState(begun);
  const [version, setVersion] = useState(nextOf(latest.version));
  const [change, setChange] = useState('');
  const [from, setFrom] = useState('');
  const saving = useSaving();
  const publish = usePublishRules();

  async function save() {
    const done = await saving.run(() =>
      publish.mutateAsync({
        body: {
          ...{ document: latest.document, version, after: latest.version, change: change.trim() },
          sections: sectionsOf(sections),
          effective_at: momentOf(from),
        },
      }),
    );
    if (!done) return;
    notify.success(`${latest.title} ${version} 已发布`);
    onClose();
  }

  return (
    <EditOverlay
      title={`发布${latest.title}的新版本`}
      unsaved={change !== '' || JSON.stringify(begun) !== JSON.stringify(sections)}
      busy={saving.busy}
      problem={saving.problem}
      save="发布"
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={inputs.two}>
        <LineField
          label="版本号"
          value={version}
          onChange={setVersion}
          hint={`上一版 ${latest.version}`}
          error={saving.fieldError('version')}
        />
        <TimeField
          label="生效时间（可不填）"
          value={from}
          onChange={setFrom}
          hint="不填则立即生效"
          error={saving.fieldError('effective_at')}
        />
      </div>
      <LineField
        label="修改说明"
        value={change}
        onChange={setChange}
        max={300}
        placeholder="老师能看到，用一两句话说清改了什么"
        hint={
          latest.document === 'id_data'
            ? '之后提交的申请须同意新版本'
            : `生效后 ${teachers} 位老师须重新签署，签署前不能进入接单平台`
        }
        error={saving.fieldError('change')}
      />
      <SectionsField value={sections} onChange={setSections} errorAt={saving.fieldError} />
    </EditOverlay>
  );
}
