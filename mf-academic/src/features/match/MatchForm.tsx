import type { DataOf } from '@harbor/contract';
import { matchLimits } from '@harbor/contract/journal-match';
import { Button, onPhone, Panel } from '@harbor/ui/kit';
import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import styles from './MatchForm.module.css';
import { TextBox } from './TextBox';
import type { Matching } from './useMatching';
import { WithinChips } from './WithinChips';

interface MatchFormProps {
  matching: Matching;
  facets: DataOf<'GET /condition'>['facets'] | undefined;
}

/** Title and abstract, and which journals they are held against. */
export function MatchForm({ matching, facets }: MatchFormProps) {
  const { title, setTitle, abstract, setAbstract, within, setWithin, problems, blank, waits } = matching;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!waits) matching.send();
  };
  return (
    <Panel>
      <form className={styles.form} onSubmit={send} aria-label="论文的标题和摘要" noValidate>
        <TextBox
          label="标题"
          rows={onPhone ? 2 : 1}
          placeholder="论文标题，中文或英文"
          value={title}
          onChange={setTitle}
          most={matchLimits.title}
          error={problems.title}
        />
        <TextBox
          label="摘要"
          rows={onPhone ? 7 : 8}
          placeholder="粘贴摘要，越完整越准；可以附上关键词"
          value={abstract}
          onChange={setAbstract}
          most={matchLimits.abstract}
          error={problems.abstract}
        />
        <WithinChips facets={facets} within={within} onChange={setWithin} />
        <div className={styles.foot}>
          <Button kind="primary" size="l" type="submit" loading={waits} block={onPhone}>
            {waits ? '正在比对' : '找期刊'}
          </Button>
          {blank ? (
            <Button
              kind={onPhone ? 'soft' : 'outline'}
              size="l"
              block={onPhone}
              onClick={matching.tryExample}
            >
              填入示例试试
            </Button>
          ) : (
            <Button
              kind={onPhone ? 'soft' : 'outline'}
              size="l"
              block={onPhone}
              disabled={waits}
              onClick={matching.clear}
            >
              清空
            </Button>
          )}
          <p className={styles.kept}>
            <Lock size={14} aria-hidden />
            文字只在内存里比对，不保存、不外传
          </p>
        </div>
      </form>
    </Panel>
  );
}
