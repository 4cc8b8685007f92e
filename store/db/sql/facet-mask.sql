-- The mask that holds the bits of a facet.
CREATE OR REPLACE FUNCTION facet_mask(facet text, colours int, stems int, occasions int, traits int)
  RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT CASE facet WHEN 'colour' THEN colours WHEN 'stem' THEN stems WHEN 'occasion' THEN occasions ELSE traits END
$$;
