import { Empty, LinkButton } from '@harbor/ui/kit';

interface NothingHereProps {
  /** What was looked for. */
  keyword: string | undefined;
  /** The list without it. */
  all: string;
  /** What the list has: 头条, 内容. */
  what?: string;
}

/** What a list of articles says that has none: why, and where there are some. */
export function NothingHere({ keyword, all, what = '头条' }: NothingHereProps) {
  return (
    <Empty
      title={keyword ? `没有找到与“${keyword}”有关的${what}` : '这里还没有内容'}
      description={keyword ? '换一个更短或更常用的词' : '编辑每天上午更新'}
      action={
        <LinkButton primary to={all}>
          看看全部{what}
        </LinkButton>
      }
    />
  );
}
