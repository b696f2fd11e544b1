import type { DataOf } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import inputs from '../../../parts/Inputs.module.css';
import { LineField } from '../../../parts/LineField';
import { momentOf, TimeField } from '../../../parts/TimeField';
import { Comparison } from '../sections/Comparison';
import { SectionsField } from '../sections/SectionsField';
import { sectionsOf, typedOf } from '../sections/sections';
import styles from './Agreements.module.css';
import { usePublishAgreement } from './queries';
import { nextVersion } from './versions';

export interface AgreementFormProps {
  /** The latest version, with which the new one begins. */
  latest: DataOf<'GET /staff/agreement/detail'>;
  /** How many people a new consent would ask. */
  members: number;
  onClose: () => void;
}

/** Writes the next version of an agreement. Before it is published it says what changes, from when, and who is asked. */
export function AgreementForm({ latest, members, onClose }: AgreementFormProps) {
  const [begun] = useState(() => ({ version: latest.version, sections: typedOf(latest.sections) }));
  const [sections, setSections] = useState(begun.sections);
  const [version, setVersion] = useState(nextVersion(latest.version));
  const [change, setChange] = useState('');
  const [renew, setRenew] = useState<'yes' | 'no'>();
  const [from, setFrom] = useState('');
  const [missing, setMissing] = useState(false);
  const [sure, setSure] = useState(false);
  const saving = useSaving();
  const publish = usePublishAgreement();
  const unsaved = change !== '' || JSON.stringify(begun.sections) !== JSON.stringify(sections);

  function handleNext() {
    setMissing(renew === undefined);
    if (renew !== undefined) setSure(true);
  }
  async function handleYes() {
    const done = await saving.run(() =>
      publish.mutateAsync({
        body: {
          document: latest.document,
          version,
          after: begun.version,
          change,
          renew: renew === 'yes',
          sections: sectionsOf(sections),
          effective_at: momentOf(from),
        },
      }),
    );
    setSure(false);
    if (!done) return;
    notify.success(`${latest.title} ${version} 已发布`);
    onClose();
  }

  return (
    <>
      <EditOverlay
        title={`发布${latest.title}的新版本`}
        unsaved={unsaved}
        busy={saving.busy}
        problem={saving.problem}
        save="下一步：核对"
        onSave={handleNext}
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
          max={200}
          placeholder="用户能看到，用一两句话说清改了什么"
          error={saving.fieldError('change')}
        />
        <fieldset className={styles.renew}>
          <legend>是否需要用户重新同意</legend>
          <ChoicePills
            name="renew"
            square
            options={[
              ['yes', '需要，下次访问时询问'],
              ['no', '不需要，只更新文字'],
            ]}
            value={renew}
            invalid={missing}
            onChoose={(value) => {
              setRenew(value);
              setMissing(false);
            }}
          />
          <p className={styles.hint}>
            涉及用户权利义务、收集信息的范围时应当重新征得同意。
            {renew === 'yes'
              ? `生效后将询问 ${members.toLocaleString('en')} 位用户，同意前不能继续使用。`
              : ''}
          </p>
          {missing ? (
            <p className={styles.problem} role="alert">
              请选择是否需要重新同意
            </p>
          ) : null}
        </fieldset>
        <SectionsField value={sections} onChange={setSections} errorAt={saving.fieldError} />
      </EditOverlay>
      <Overlay
        open={sure}
        onClose={() => setSure(false)}
        title={`核对 ${latest.title} ${version}`}
        width={720}
        closeOnMask={false}
        footer={
          <>
            <Button disabled={saving.busy} onClick={() => setSure(false)}>
              返回修改
            </Button>
            <Button kind="primary" loading={saving.busy} onClick={() => void handleYes()}>
              确认发布
            </Button>
          </>
        }
      >
        <p className={styles.note}>
          {from ? `${from.replace('T', ' ')} 起生效` : '立即生效'}；
          {renew === 'yes'
            ? `生效后 ${members.toLocaleString('en')} 位用户下次访问时须重新同意。`
            : '不询问用户。'}
          发布后不能修改，只能再发布新版本。
        </p>
        <Comparison before={latest.sections} after={sectionsOf(sections)} />
      </Overlay>
    </>
  );
}
