/**
 * Attribute of `<html>` in the browser of a business customer: CSS hides the prices with tax (rule PRICE-7). Empty from the
 * head script, `app` from the app.
 */
export const NET_ATTRIBUTE = 'data-net'

/** Attribute of an element whose prices have tax and are without tax for business customers. */
export const GROSS_ATTRIBUTE = 'data-gross'

/** Start of the key in local storage with the hashed id of a site's last business customer, in JSON. */
export const BUSINESS_KEY = 'business'

/**
 * Script of the document's head: it sets `data-net` before the first paint if the customer of the session was a business
 * customer on the page before. Documents are the same for all visitors, so that their prices have tax until the app
 * writes the net ones. `wasBusiness` (`app/features/session/public/stored-session.ts`) decides the same.
 */
export const NET_SCRIPT = `(e=>{try{
let s=e.getAttribute('data-site'),m=RegExp('shopper_'+s+'=registered~[^~;]*~([^~;]+)').exec(document.cookie);
if(m&&localStorage['business-'+s]==JSON.stringify(m[1]))e.setAttribute('data-net','')
}catch{}})(document.documentElement)`
