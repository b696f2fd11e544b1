import { useQuery, useSearchParams } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { FileDrop } from '../../../parts/FileDrop';
import { Listed } from '../../../parts/Listed';
import { PickField } from '../../../parts/PickField';
import { saveFile } from '../../../parts/saveFile';
import { courseChoiceQuery } from '../queries';
import { SchoolFrame } from '../SchoolFrame';
import styles from './Import.module.css';
import { ImportReport } from './ImportReport';
import { questionTemplate } from './queries';
import { useImport } from './useImport';

/** Questions from a table: checked row by row first, and taken in only when somebody has looked. */
export function ImportPage() {
  const courses = useQuery(courseChoiceQuery());
  return (
    <SchoolFrame
      room="exams"
      tab="import"
      lead="先核对、后导入：核对不写入任何内容"
      ready={!courses.isPending}
    >
      <Listed
        query={courses}
        things="课程"
        empty={({ data }) => data.length === 0}
        emptyText="题目都属于某一门课程，请先新建课程"
      >
        {({ data }) => <ImportForm courses={data.map(({ id, title }) => [id, title] as const)} />}
      </Listed>
    </SchoolFrame>
  );
}

function ImportForm({ courses }: { courses: readonly (readonly [id: number, title: string])[] }) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('course'));
  const [first] = courses;
  const course = courses.some(([id]) => id === asked) ? asked : (first?.[0] ?? 0);
  const importing = useImport(course);
  const [fetched, setFetched] = useState(false);
  const saving = useSaving();
  const { file, report, busy, problem } = importing;

  async function handleTemplate() {
    const blob = await saving.run(questionTemplate);
    if (!blob) return;
    saveFile('题目导入模板.csv', blob);
    setFetched(true);
  }

  return (
    <div className={styles.page}>
      <Card title="选择文件">
        <PickField
          label="导入到"
          value={course}
          options={courses}
          onPick={(id) => {
            importing.clear();
            setSearch(new URLSearchParams({ course: String(id) }), { replace: true });
          }}
        />
        <FileDrop
          label="题目文件"
          accept=".csv,.txt"
          wrong={problem !== ''}
          words={busy === 'check' ? '正在核对…' : file ? '换一个文件' : '选择文件'}
          onFiles={(files) => {
            const [chosen] = files ?? [];
            if (chosen && !busy) importing.choose(chosen);
          }}
        >
          CSV，UTF-8 或 GB18030 编码，最大 2 MB
        </FileDrop>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <p className={styles.row}>
          <Button loading={saving.busy} onClick={() => void handleTemplate()}>
            下载模板
          </Button>
          <span className={styles.hint}>
            {fetched ? '模板已下载，每种题型各有一行示例' : '模板里写明每一列怎么填'}
          </span>
          {file && problem ? (
            <Button disabled={busy !== undefined} onClick={importing.checkAgain}>
              重新核对
            </Button>
          ) : null}
        </p>
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </Card>
      {report ? (
        <ImportReport
          report={report}
          file={file?.name ?? ''}
          course={course}
          busy={busy === 'take'}
          onTake={importing.take}
        />
      ) : null}
    </div>
  );
}

export default ImportPage;
