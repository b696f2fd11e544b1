import { useEffect, useState } from 'react';

/**
 * Which of the page's parts is being read, and a way to jump to one. Jumps do not enter the history: going back leaves
 * the page as people expect.
 * @param ids ids of the parts' elements, from top to bottom
 */
export function useSections(ids: string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      // A part is being read when it crosses the line a quarter below the top.
      { rootMargin: '-24% 0px -75% 0px' },
    );
    for (const id of key.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);

  function jump(id: string) {
    document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }

  return { current, jump };
}
