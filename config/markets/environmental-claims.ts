/**
 * Generic environmental claims by language (directive 2005/29/EC as changed by directive (EU) 2024/825, annex I, 2a and
 * 4c, since 27 September 2026): words that say nothing that could be proven, and neutrality by offsetting. Organic farming has
 * rules of its own; languages whose word for it means both have no entry for it.
 */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  cs: /šetrn\p{L}* k životnímu prostředí|klimaticky neutrální|uhlíkově neutrální|biologicky rozložiteln/iu,
  da: /miljøvenlig|klimavenlig|(klima|CO2-?)neutral|biologisk nedbrydelig/iu,
  de: /umwelt(freundlich|schonend|gerecht)|(klima|CO2-?)neutral|klimafreundlich|ökologisch|biologisch abbaubar|biobasiert/iu,
  el: /φιλικ\p{L}* προς το περιβάλλον|οικολογικ|κλιματικά ουδέτερ|βιοδιασπώμεν/iu,
  en: /environment(ally)?[ -]friendly|eco-?friendly|ecological|(climate|carbon|CO2)[ -](neutral|friendly)|gentle on the environment|biodegradable|bio-?based/iu,
  es: /respetuos\p{L}* con el medio ambiente|climáticamente neutr|neutr\p{L}* en carbono|biodegradable/iu,
  fi: /ympäristöystävälli|ekologi(nen|s)|(ilmasto|hiili)neutraal|biohajoav/iu,
  fr: /respectueu\p{L}* de l.environnement|écologique|écoresponsable|éco-responsable|neutre (en carbone|pour le climat)|biodégradable|biosourcé/iu,
  hu: /környezetbarát|ökologikus|(klíma|karbon)semleges|biológiailag lebomló/iu,
  it: /rispettos\p{L}* dell.ambiente|ecologic|ecosostenibil|a impatto zero|climaticamente neutr|biodegradabil/iu,
  nl: /milieuvriendelijk|milieubewust|ecologisch|(klimaat|CO2-?)neutra|biologisch afbreekba/iu,
  no: /miljøvennlig|klimavennlig|(klima|CO2-?)nøytral|biologisk nedbrytbar/iu,
  pl: /przyjazn\p{L}* (dla )?środowisk|neutraln\p{L}* (dla klimatu|klimatycznie)|biodegradowaln/iu,
  pt: /amig\p{L}* do ambiente|ecológic|neutr\p{L}* em carbono|biodegradáve/iu,
  ro: /prieten\p{L}* cu mediul|neutr\p{L}* din punct de vedere climatic|biodegradabil/iu,
  sv: /miljövänlig|klimatvänlig|(klimat|koldioxid)neutral|biologiskt nedbrytbar/iu,
}

/** The first generic claim of a text in a language such as `de`; undefined without one. */
export const genericClaimIn = (text: string, language: string): string | undefined =>
  CLAIMS[language]?.exec(text)?.[0]
