import { journalImportStatus } from '@harbor/contract/journal-import';
import { useQuery } from '@harbor/runtime';
import { Bone, errorText, Waiting } from '@harbor/ui';
import { AskFirst } from '../../desk/AskFirst';
import { alertsQuery, undoQuery, useRollBack } from './queries';
import { counted } from './words';

export interface RollBackProps {
  one: { id: number; file_name: string };
  onClose: () => void;
}

/** Asks before the last import is undone, with what that takes away and brings back. */
export function RollBack({ one, onClose }: RollBackProps) {
  const { data, error } = useQuery(undoQuery(one.id));
  const { data: alerts } = useQuery(alertsQuery(one.id, journalImportStatus.applied));
  const rollBack = useRollBack();
  return (
    <AskFirst
      title={`撤回“${one.file_name}”`}
      yes="撤回这次导入"
      danger
      reason={200}
      done="已开始撤回，完成前前台不变"
      act={(reason) => rollBack.mutateAsync({ params: { id: one.id }, body: { reason } })}
      onClose={onClose}
    >
      {data ? (
        <ul>
          <li>{counted(data.restored)} 种期刊恢复到写入前的内容</li>
          <li>{counted(data.added)} 种由它新增的期刊从期刊库移除</li>
          {data.collects > 0 ? (
            <li>其中有 {counted(data.collects)} 条用户收藏，收藏与备注仍在，期刊页不再打开</li>
          ) : null}
          {alerts?.people ? (
            <li>已提醒过变动的 {counted(alerts.people)} 人，会收到提醒已撤回的消息</li>
          ) : null}
        </ul>
      ) : error ? (
        <p role="alert">会撤回多少暂时没有读出来：{errorText(error)}</p>
      ) : (
        <Waiting>
          <Bone height={44} />
        </Waiting>
      )}
      <p>撤回只影响这一次导入；更早的导入不变。原因记入操作日志。</p>
    </AskFirst>
  );
}
