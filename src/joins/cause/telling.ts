/** Words too short to tell anything, unless they are numbers. */
const LEAST_LETTERS = 4;

/** Fewer telling words than this are shared by chance. */
export const TOO_SHORT = 3;

/** Whether a word tells one text from another. */
export function isTelling(form: string): boolean {
  return form.length >= LEAST_LETTERS || /\p{N}/u.test(form);
}
