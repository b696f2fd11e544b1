import type { DataOf } from '@harbor/contract';
import { journalTitlesRule } from '@harbor/contract/journal-import';
import { LiveLink, notify, useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { type Figure, FigureRow } from '../../../parts/FigureRow';
import { Loaded } from '../../../parts/Loaded';
import { JournalsFrame } from '../JournalsFrame';
import { matchQuery } from '../queries';
import { DropBox } from '../sending/DropBox';
import { useSending } from '../sending/useSending';
import { saveTitlesTemplate } from '../template';
import { counted, sizeWords } from '../words';
import styles from './Titles.module.css';
import { TitlesReport } from './TitlesReport';

type Taken = DataOf<'POST /staff/journals/titles/check'>;

/** What the index of titles holds; without it, the same boxes in which it will stand. */
function figuresOf(about?: DataOf<'GET /magazine/match/about'>): Figure[] {
  const amount = (value?: number) => (value === undefined ? '–' : counted(value));
  return [
    { title: '题名', value: amount(about?.titles), note: '写入后几秒内用于选刊' },
    {
      title: '有题名的期刊',
      value: amount(about?.with_titles),
      note: `期刊库共 ${amount(about?.journals)} 种`,
    },
    { title: '有收稿范围的期刊', value: amount(about?.with_scope), note: '由期刊导入提供' },
  ];
}

/** Titles that journals published, by which an abstract finds its journals: given as files, tried before they are taken in. */
export function TitlesPage() {
  const about = useQuery(matchQuery());
  const upload = useSending();
  const [found, setFound] = useState<{ file: File; report: Taken; written: boolean }>();

  async function handleFile(file: File) {
    setFound(undefined);
    const report = await upload.send<Taken>('/staff/journals/titles/check', file);
    if (report) setFound({ file, report, written: false });
  }
  async function handleWrite(file: File) {
    const report = await upload.send<Taken>('/staff/journals/titles/upload', file);
    if (!report) return;
    setFound({ file, report, written: true });
    notify.success(`已写入 ${counted(report.added)} 条题名`);
    void about.refetch();
  }

  return (
    <JournalsFrame
      tab="titles"
      lead="期刊发表过的文章题名，供“按摘要选刊”比对；题名越多，推荐越准"
      act={
        <Button icon={<Download size={15} aria-hidden />} onClick={saveTitlesTemplate}>
          下载模板
        </Button>
      }
      ready={!about.isPending}
    >
      <Loaded query={about} place={<FigureRow figures={figuresOf()} />}>
        {(known) => <FigureRow figures={figuresOf(known)} />}
      </Loaded>
      <div className={styles.page}>
        <DropBox
          label="已刊题名文件"
          most={journalTitlesRule.bytes}
          sending={upload.sending}
          reading="文件已传完，正在逐行比对…"
          problem={upload.problem}
          onProblem={upload.setProblem}
          onFile={(file) => void handleFile(file)}
          onCancel={upload.cancel}
        >
          CSV 或 JSON，列为刊号（ISSN 或 CN）、年份、题名，次序不限；最多{' '}
          {sizeWords(journalTitlesRule.bytes).replace('.0', '')}、{counted(journalTitlesRule.rows)}{' '}
          行。先试读，确认后再写入
        </DropBox>
        {found && !upload.sending ? (
          <TitlesReport
            name={found.file.name}
            report={found.report}
            written={found.written}
            onWrite={() => void handleWrite(found.file)}
            onClose={() => setFound(undefined)}
          />
        ) : (
          <Card title="怎样准备文件">
            <ul className={styles.how}>
              <li>每行一篇文章：刊号认得出期刊库里的一种期刊才采用，刊名不参与识别。</li>
              <li>同一期刊同一年的同一题名只保留一条，重复上传不会重复。</li>
              <li>题名最多 {journalTitlesRule.title} 个字；编码可以是 UTF-8 或 GB18030。</li>
              <li>
                写入后到
                <LiveLink to="/querytool/match/" otherwise="按摘要选刊">
                  按摘要选刊
                </LiveLink>
                试一段摘要，看推荐是否变化。
              </li>
            </ul>
          </Card>
        )}
      </div>
    </JournalsFrame>
  );
}

export default TitlesPage;
