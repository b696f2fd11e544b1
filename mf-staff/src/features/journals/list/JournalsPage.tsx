import type { DeskJournalImport } from '@harbor/contract';
import { journalImportRule } from '@harbor/contract/journal-import';
import { Link, useNavigate, useQuery, useSearchParams } from '@harbor/runtime';
import { Button, Pager } from '@harbor/ui/kit';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Listed } from '../../../parts/Listed';
import { JournalsFrame } from '../JournalsFrame';
import { importsQuery } from '../queries';
import { DropBox } from '../sending/DropBox';
import { useSending } from '../sending/useSending';
import { saveJournalTemplate } from '../template';
import { counted, sizeWords } from '../words';
import { ImportRow } from './ImportRow';
import styles from './JournalsPage.module.css';

const whole = (value: string | null) => (/^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1);

/** Files of journals that were given to the library, and where the next one is. */
export function JournalsPage() {
  const [search] = useSearchParams();
  const query = useQuery(importsQuery(whole(search.get('page'))));
  const go = useNavigate();
  const upload = useSending();
  const [made, setMade] = useState<number>();
  const { sending } = upload;
  const library = query.data?.library;

  async function handleFile(file: File) {
    const taken = await upload.send<DeskJournalImport>('/staff/journals/import/upload', file);
    setMade(taken?.id);
  }
  // Not before the file on its way has let the page go.
  useEffect(() => {
    if (made !== undefined && !sending) void go(`/staff/journals/import/${made}`);
  }, [made, sending, go]);

  return (
    <JournalsFrame
      tab="imports"
      lead="先预演、看清差异再写入；写入前任何人都看不到，最近一次可以撤回"
      act={
        <Button icon={<Download size={15} aria-hidden />} onClick={saveJournalTemplate}>
          下载模板
        </Button>
      }
      ready={!query.isPending}
    >
      <div className={styles.page}>
        <DropBox
          label="期刊数据文件"
          most={journalImportRule.bytes}
          sending={sending}
          reading="文件已传完，正在读取表头…"
          problem={upload.problem}
          onProblem={upload.setProblem}
          onFile={(file) => void handleFile(file)}
          onCancel={upload.cancel}
        >
          CSV 或 JSON，列的顺序与名称不限，最多 {sizeWords(journalImportRule.bytes).replace('.0', '')}、
          {counted(journalImportRule.rows)} 行；上传后先对应列，不会直接写入
        </DropBox>
        {library?.busy ? (
          <p className={styles.busy} role="status">
            “{library.busy.file_name}”{library.busy.status_text}，完成前不能写入或撤回其他文件。
            <Link to={`/staff/journals/import/${library.busy.id}`}>查看进度</Link>
          </p>
        ) : null}
        <Listed
          query={query}
          things="导入记录"
          empty={({ total }) => total === 0}
          emptyText={
            library && library.journals > 0
              ? `期刊库现有 ${counted(library.journals)} 种期刊，还没有导入过文件`
              : '上传第一个文件后，查询工具里才有期刊'
          }
        >
          {({ data, total, current_page, last_page }) => (
            <section className={styles.box} aria-label="导入记录">
              <header className={styles.head}>
                <h2>导入记录 {counted(total)}</h2>
                <span>期刊库现有 {counted(library?.journals ?? 0)} 种期刊</span>
              </header>
              <ul aria-label="导入">
                {data.map((one) => (
                  <ImportRow key={one.id} one={one} />
                ))}
              </ul>
              <div className={styles.foot}>
                <Pager
                  page={current_page}
                  lastPage={last_page}
                  to={(page) => (page > 1 ? `/staff/journals?page=${page}` : '/staff/journals')}
                />
              </div>
            </section>
          )}
        </Listed>
      </div>
    </JournalsFrame>
  );
}

export default JournalsPage;
