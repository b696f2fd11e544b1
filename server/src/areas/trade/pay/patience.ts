/** What `work` gives, or `otherwise` once `ms` have passed; the work goes on in the background. */
export async function within<T, U>(ms: number, work: Promise<T>, otherwise: U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  // Whoever gave up no longer listens for a failure.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
