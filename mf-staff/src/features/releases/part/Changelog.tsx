import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import styles from './Changelog.module.css';

export interface ChangelogProps {
  /** Markdown. */
  text: string;
}

const web = /^https?:\/\//i;

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, at) => <Fragment key={`${at}:${token.type}`}>{piece(token)}</Fragment>);
}

function piece(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return web.test(token.href) ? (
        <a href={token.href} target="_blank" rel="noreferrer noopener">
          {inline(token.tokens)}
        </a>
      ) : (
        inline(token.tokens)
      );
    // Pictures and HTML have no place in a changelog: their text is shown as it was written.
    default:
      return 'tokens' in token && token.tokens ? inline(token.tokens) : plain(token);
  }
}

function plain(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

function List({ ordered, items }: Tokens.List) {
  const lines = items.map((item, at) => <li key={`${at}:${item.raw}`}>{blocks(item.tokens)}</li>);
  return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'hr':
      return null;
    case 'heading':
      return <h4>{inline(token.tokens)}</h4>;
    case 'list':
      return <List {...(token as Tokens.List)} />;
    case 'code':
      return <pre>{token.text}</pre>;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    default:
      return piece(token);
  }
}

function blocks(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, at) => <Fragment key={`${at}:${token.type}`}>{block(token)}</Fragment>);
}

/** A release's changelog entry. Its Markdown becomes elements, never HTML: whatever it says, it cannot run. */
export function Changelog({ text }: ChangelogProps) {
  const tokens = useMemo(() => new Lexer().lex(text), [text]);
  return <div className={styles.changelog}>{blocks(tokens)}</div>;
}
