/**
 * The cashier's script: countdown, one press a button, watching for a change made elsewhere, going back to the
 * shop. Without it the page still works: forms post, the way back is a link.
 */
export const script = `
(() => {
  const data = document.body.dataset;
  const skew = Date.now() - Number(data.now);
  const two = (n) => String(n).padStart(2, '0');
  const spoken = (ms) => {
    const s = Math.max(0, Math.ceil(ms / 1000));
    const h = Math.floor(s / 3600);
    return (h ? h + ':' : '') + two(Math.floor(s / 60) % 60) + ':' + two(s % 60);
  };
  const left = document.querySelector('[data-until]');
  const bar = document.querySelector('.bar i');
  if (left) {
    const until = Number(left.dataset.until);
    const whole = Number(left.dataset.whole);
    const tick = () => {
      const ms = until - (Date.now() - skew);
      left.textContent = spoken(ms);
      if (bar) bar.style.width = Math.max(0, Math.min(100, (ms / whole) * 100)) + '%';
      if (ms <= 0) location.reload();
      else setTimeout(tick, 1000);
    };
    tick();
  }
  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      const button = event.submitter;
      if (form.dataset.busy) return event.preventDefault();
      for (const other of document.querySelectorAll('form')) other.dataset.busy = '1';
      if (!button) return;
      const spin = document.createElement('span');
      spin.className = 'spin';
      if (button.classList.contains('btn')) button.prepend(spin);
      button.setAttribute('aria-busy', 'true');
      setTimeout(() => { for (const b of document.querySelectorAll('button')) b.disabled = true; });
    });
  }
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
  if (data.watch) {
    const ask = async () => {
      try {
        const answer = await fetch(data.watch, { cache: 'no-store' });
        const { state } = await answer.json();
        if (state !== data.state) return location.replace(location.pathname + (state === 'paid' ? '?done=1' : ''));
      } catch {}
      setTimeout(ask, 2000);
    };
    setTimeout(ask, 2000);
  }
  const back = document.querySelector('[data-return]');
  if (back) {
    const line = document.querySelector('.back');
    let seconds = 3;
    const step = () => {
      if (seconds === 0) return location.replace(back.href);
      line.textContent = seconds + ' 秒后自动返回商家';
      seconds -= 1;
      setTimeout(step, 1000);
    };
    step();
  }
})();
`;
