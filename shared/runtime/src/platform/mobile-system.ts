/** Kind of phone: Android unless it is an Apple device. */
export function mobileSystem(userAgent: string = navigator.userAgent): 'android' | 'ios' {
  return /iPhone|iPad|iPod|Macintosh.*Mobile/i.test(userAgent) ? 'ios' : 'android';
}
