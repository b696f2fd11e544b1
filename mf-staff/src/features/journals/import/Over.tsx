import type { DeskJournalImport } from '@harbor/contract';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';

/** An import that was given up: its file is gone. */
export const Over = ({ one }: { one: DeskJournalImport }) => (
  <Panel>
    <Empty
      title={`“${one.file_name}”已放弃`}
      description="文件与核对结果已删除，期刊库没有变化。需要时重新上传同一个文件，列的对应关系会自动沿用。"
      action={
        <LinkButton to="/staff/journals" primary>
          上传另一个文件
        </LinkButton>
      }
    />
  </Panel>
);
