import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { useNavigate } from '@harbor/runtime';
import { Button, LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { PageHead } from '../../../parts/PageHead';
import { useDiscard } from '../queries';
import { saveJournalTemplate } from '../template';
import { toneOf } from '../words';
import styles from './Import.module.css';

const hints: Partial<Record<number, string>> = {
  [s.uploaded]: '先说明每一列是什么，核对后再看差异',
  [s.checking]: '核对不改变期刊库，任何人都还看不到',
  [s.checked]: '预演不写入，任何人都还看不到',
  [s.applying]: '写完之前，前台继续用写入前的数据',
  [s.failed]: '期刊库没有变化',
  [s.rollingBack]: '完成之前，前台不变',
};

const open: readonly number[] = [s.uploaded, s.checked, s.failed];

/** The head of an import: its state, and the way to another file. */
export function ImportHead({ one }: { one: DeskJournalImport }) {
  const [asked, setAsked] = useState(false);
  const discard = useDiscard();
  const go = useNavigate();
  const { id, status } = one;
  return (
    <>
      <PageHead
        title="期刊导入"
        lead={
          <span className={styles.lead}>
            {one.in_use ? (
              <Tag tone="accent">使用中</Tag>
            ) : (
              <Tag tone={toneOf(status)}>{one.status_text}</Tag>
            )}
            <span>{hints[status] ?? `第 ${id} 号 · ${one.file_name}`}</span>
          </span>
        }
      >
        <Button icon={<Download size={15} aria-hidden />} onClick={saveJournalTemplate}>
          下载模板
        </Button>
        {open.includes(status) ? <Button onClick={() => setAsked(true)}>换一个文件</Button> : null}
        <LinkButton to="/staff/journals">导入记录</LinkButton>
      </PageHead>
      {asked ? (
        <AskFirst
          title={`放弃“${one.file_name}”`}
          yes="放弃并换一个"
          danger
          done="已放弃，期刊库没有变化"
          act={async () => {
            await discard.mutateAsync({ params: { id } });
            void go('/staff/journals');
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            上传的文件与核对结果会删除，期刊库不变。列的对应关系已经核对过的会记住，下次同样的列名自动沿用。
          </p>
        </AskFirst>
      ) : null}
    </>
  );
}
