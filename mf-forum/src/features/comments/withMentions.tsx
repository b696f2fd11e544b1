import { Link } from '@harbor/runtime';
import { Fragment, type ReactNode } from 'react';

/** A comment's words, with links to those whom it names by @. */
export function withMentions(text: string, mentions: { id: number; nickname: string }[]): ReactNode {
  const byName = new Map(mentions.map((one) => [`@${one.nickname}`, one.id]));
  if (byName.size === 0) return text;
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'g',
  );
  let at = 0;
  return text.split(pattern).map((part) => {
    at += part.length;
    const id = byName.get(part);
    if (id === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      <Link key={at} to={`/forumuser/${id}`}>
        {part}
      </Link>
    );
  });
}
