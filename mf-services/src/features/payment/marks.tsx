interface MarkProps {
  /** px */
  size: number;
}

/** A green tile with a speech bubble: WeChat Pay. Decoration; the name stands beside it. */
export function WechatMark({ size }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#12a150" />
      <path
        d="M13.4 7.5c-4.2 0-7.4 2.7-7.4 6.2 0 2 1.1 3.7 2.8 4.8l-.7 2.3 2.6-1.4c.9.3 1.8.4 2.7.4h.5a5.6 5.6 0 0 1-.2-1.5c0-3.3 3.1-5.8 6.7-5.8h.3c-.7-2.9-3.6-5-7.3-5z"
        fill="#fff"
      />
      <path
        d="M26 18.4c0-2.9-2.8-5.1-6-5.1s-5.9 2.2-5.9 5.1 2.7 5.1 5.9 5.1c.7 0 1.4-.1 2.1-.3l2.1 1.1-.6-1.8c1.5-1 2.4-2.4 2.4-4.1z"
        fill="#fff"
      />
    </svg>
  );
}

/** A blue tile with 支: Alipay. Decoration; the name stands beside it. */
export function AlipayMark({ size }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0958d9" />
      <path
        d="M7 11.5h18M16 7.5v8M9 15.5h13.5c-1.6 5.4-6.4 9-13.5 9.6M10.5 17c2.8 3.9 7 6.7 12.8 8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
