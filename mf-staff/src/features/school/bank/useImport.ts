import type { QuestionImport } from '@harbor/contract';
import { ApiError, http, invalidateCalls } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';

/** A file of a few hundred KB at most; reading and checking it takes longer than other answers. */
const timeout = 60_000;

/** Largest file, in bytes: some thousand questions. */
export const mostImportBytes = 2 * 1024 * 1024;

/** What is wrong with a file before it is sent; empty for one that may be. Pure. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (['xls', 'xlsx', 'et', 'ods', 'numbers'].includes(ending))
    return '这是表格文件，请在表格软件中另存为“CSV UTF-8”或“CSV”后再上传';
  if (!['csv', 'txt'].includes(ending)) return `只能上传 CSV 文件，“${name}”不是`;
  if (size === 0) return '文件是空的，请检查是否导出成功';
  return size > mostImportBytes ? '文件超过 2 MB，请分成几个文件' : '';
}

/** Sends a file of questions: first to be checked, then, the very same file, to be taken in. */
export function useImport(course: number) {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<QuestionImport>();
  const [busy, setBusy] = useState<'check' | 'take'>();
  const [problem, setProblem] = useState('');

  async function send(sent: File, dry: boolean): Promise<void> {
    setBusy(dry ? 'check' : 'take');
    setProblem('');
    try {
      const { data } = await http.post<QuestionImport>('/staff/exams/import', sent, {
        params: { course, dry: dry ? '1' : '0' },
        headers: { 'Content-Type': 'application/octet-stream' },
        timeout,
        silent: true,
      });
      setReport(data);
      if (!dry) void invalidateCalls(['GET /staff/exams/questions', 'GET /staff/exams/detail/:id']);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(
        error.fieldError('file') ??
          error.fieldError('course') ??
          (error.transient ? '网络中断，文件没有收下，请重试' : errorText(error)),
      );
    } finally {
      setBusy(undefined);
    }
  }

  return {
    ...{ file, report, busy, problem },
    choose(chosen: File) {
      const fault = faultOf(chosen);
      setReport(undefined);
      setFile(fault ? undefined : chosen);
      setProblem(fault);
      if (!fault) void send(chosen, true);
    },
    checkAgain: () => file && void send(file, true),
    take: () => file && void send(file, false),
    clear() {
      setFile(undefined);
      setReport(undefined);
      setProblem('');
    },
  };
}
