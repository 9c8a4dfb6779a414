/** BP8: `10일로는 부족해요. 약 24일이 필요해요.` */
export const sayDaysNeeded = ({ has, needs }: { readonly has: number; readonly needs: number }): string =>
  `${has}일로는 부족해요. 약 ${needs}일이 필요해요.`;
