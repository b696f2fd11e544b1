import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { prefetchPage } from './prefetch';

/** Props of a link inside the product; all others go to the `<a>`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (!target || target === '_self');
}

/** A link to another page of the product. Its code is fetched when the pointer comes near. */
export function Link({
  to,
  replace,
  state,
  onClick,
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const go = useNavigate();
  const prefetch = () => prefetchPage(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event, rest.target)) return;
        event.preventDefault();
        void go(to, { replace, state });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    />
  );
}

/** Props of a link that knows whether it leads to the present page. */
export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className?: string | ((state: { isActive: boolean }) => string | undefined);
  /** Only the very same path counts, not the ones below it. */
  end?: boolean;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
}

/** A link that is marked with `aria-current="page"` and the class `active` while its page is open. */
export function NavLink({ className, end = false, ...rest }: NavLinkProps) {
  const here = withoutSlash(useLocation().pathname);
  const target = withoutSlash(useResolvedPath(rest.to).pathname);
  const isActive = here === target || (!end && target !== '/' && here.startsWith(`${target}/`));
  const name =
    typeof className === 'function'
      ? className({ isActive })
      : [className, isActive && 'active'].filter(Boolean).join(' ');
  return <Link {...rest} className={name || undefined} aria-current={isActive ? 'page' : undefined} />;
}
