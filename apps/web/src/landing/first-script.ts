/**
 * Runs before anything is painted, in every page: the colour mode that the person chose, under the names of
 * SPEC.md. It stands in the page itself; the server's CSP names its hash.
 */
export const MODE_SCRIPT = `(()=>{try{let m=localStorage.getItem('joy-mode')||'light';if(m==='system')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';if(m==='dark')document.documentElement.setAttribute('data-color-scheme','dark')}catch(e){console.warn('joy-mode',e)}})()`;

/** What the app needs to start, as found in its built page. */
export interface AppFiles {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** At '/': whoever is signed in on this device gets the app in the same page, and sees nothing of the landing. */
export const openAppScript = (files: AppFiles): string =>
  `(()=>{try{const s=JSON.parse(localStorage.getItem('persist:auth')||'{}');if(s.isSignedIn!=='true')return}catch(e){console.warn('persist:auth',e);return}const d=document,f=${JSON.stringify(files)};d.documentElement.setAttribute('data-app','');const add=(t,a)=>d.head.append(Object.assign(d.createElement(t),a));for(const href of f.preloads)add('link',{rel:'modulepreload',href});for(const href of f.styles)add('link',{rel:'stylesheet',href});d.addEventListener('DOMContentLoaded',()=>{d.getElementById('landing')?.remove();add('script',{type:'module',src:f.script})})})()`;
