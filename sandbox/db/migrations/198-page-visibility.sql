-- Locales in which a page of Page Designer is switched off: {"default": "visible", "de": "invisible"}.
ALTER TABLE page_designer ADD COLUMN visibility TEXT NOT NULL DEFAULT '{}';
