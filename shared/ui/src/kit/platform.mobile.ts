/** The phone's build. */
export const onPhone: boolean = true;
