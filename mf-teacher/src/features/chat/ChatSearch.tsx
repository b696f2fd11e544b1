import { type OrderChatLine, orderChatLimits } from '@harbor/contract';
import { call } from '@harbor/runtime';
import { errorText, formatTime } from '@harbor/ui';
import { type FormEvent, useState } from 'react';
import styles from './Chat.module.css';

/** Finds words and names of files in the chat of an order. */
export function ChatSearch({ orderId }: { orderId: number }) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<OrderChatLine[]>();
  const [problem, setProblem] = useState('');
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const words = keyword.trim();
    if (words === '') return setFound(undefined);
    setProblem('');
    try {
      const { data } = await call('GET /order_chat/list/:id', {
        params: { id: String(orderId) },
        query: { keyword: words },
        silent: true,
      });
      setFound(data);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <input
          type="search"
          aria-label="搜索沟通记录"
          placeholder="搜索消息或文件名"
          maxLength={orderChatLimits.keyword}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <button type="submit" className={styles.act}>
          搜索
        </button>
        <div role="status">
          {problem}
          {found && found.length === 0 ? '没有找到' : ''}
        </div>
        {found && found.length > 0 ? (
          <ul aria-label="搜索结果">
            {found.map(({ id, sender, content, files, created_at }) => (
              <li key={id}>
                <small>
                  {formatTime(created_at)} {sender}
                </small>
                <p>{[content, ...files.map(({ name }) => name)].filter(Boolean).join(' ')}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </form>
    </search>
  );
}
