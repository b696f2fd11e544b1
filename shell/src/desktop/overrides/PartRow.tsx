import type { Composition } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { Button, Input, Select } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { localDefault, localLink } from '../../overrides/local';
import type { Overrides } from '../../overrides/useOverrides';
import { channelNames, channelTones, isLocal, overrideWords, whyText } from '../../overrides/words';
import styles from './PartRow.module.css';

export interface PartRowProps {
  part: Composition['parts'][number];
  overrides: Overrides;
}

/** One part: its release and why, another release to swap it for, or a build on this machine. */
export function PartRow({ part, overrides }: PartRowProps) {
  const { remote, version, channel, entry } = part;
  const [editing, setEditing] = useState(false);
  const replaced = channel === 'override';
  return (
    <li className={replaced ? `${styles.part} ${styles.replaced}` : styles.part}>
      <div className={styles.head}>
        <b className={styles.name}>{remote}</b>
        <Tag tone={channelTones[channel]}>{isLocal(entry) ? '本地构建' : channelNames[channel]}</Tag>
        <span className={styles.actions}>
          {replaced ? (
            <Button size="small" disabled={overrides.busy} onClick={() => overrides.restore(remote)}>
              {overrideWords.restore}
            </Button>
          ) : null}
          {overrides.maySwap ? (
            <Button
              size="small"
              type="link"
              aria-expanded={editing}
              disabled={overrides.busy}
              onClick={() => setEditing(!editing)}
            >
              {editing ? '收起' : overrideWords.swap}
            </Button>
          ) : null}
        </span>
      </div>
      <p className={styles.version}>{version}</p>
      <p className={styles.why}>{whyText(part)}</p>
      {editing && overrides.maySwap ? <Swap part={part} overrides={overrides} /> : null}
    </li>
  );
}

function Swap({ part: { remote, version }, overrides }: PartRowProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | undefined>();
  const [base, setBase] = useState(localDefault);
  const choices = overrides.versionsOf(remote).filter((other) => other !== version);
  const link = localLink(base, window.location.pathname + window.location.search);
  return (
    <div className={styles.swap}>
      <label htmlFor={`${id}-version`}>换成另一个版本</label>
      <div className={styles.row}>
        <Select
          id={`${id}-version`}
          className={styles.field}
          value={chosen}
          onChange={setChosen}
          placeholder={choices.length === 0 ? '没有其他版本' : '请选择版本'}
          disabled={choices.length === 0 || overrides.busy}
          options={choices.map((value) => ({ value, label: value }))}
        />
        <Button
          type="primary"
          disabled={!chosen}
          loading={overrides.busy}
          onClick={() => chosen && overrides.swap(remote, chosen)}
        >
          {overrideWords.swap}
        </Button>
      </div>
      <label htmlFor={`${id}-local`}>或换成本机的构建</label>
      <div className={styles.row}>
        <Input
          id={`${id}-local`}
          className={styles.field}
          value={base}
          onChange={(event) => setBase(event.target.value.trim())}
          status={link ? undefined : 'error'}
          aria-invalid={link ? undefined : true}
        />
        <Button
          icon={<ExternalLink size={14} aria-hidden />}
          href={link}
          target="_blank"
          rel="noopener"
          disabled={!link}
        >
          使用
        </Button>
      </div>
      <p className={link ? styles.why : styles.wrong}>
        {link ? (
          <>
            先在代码目录运行 <code>npm run dev -- {remote}</code>
          </>
        ) : (
          `地址应为本机，例如 ${localDefault}`
        )}
      </p>
    </div>
  );
}
